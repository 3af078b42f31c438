// The sections of a page, from top to bottom.
import { Fragment, type ReactElement } from 'react';

export const Sections = ({ elements }: { elements: readonly ReactElement[] }) =>
  elements.map((element, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections never change their order in the browser
    <Fragment key={at}>{element}</Fragment>
  ));

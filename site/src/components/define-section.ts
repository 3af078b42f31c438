// What a section is: its name in the files of pages, its form in the editor, and what renders it.
import { z } from 'astro/zod';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { PictureFile } from '~/files/pictures/picture-files';

/** The file of the page that has the section. */
export type PageFile = { name: string; file: string };

export type FeedLink = { title: string; path: string };

export type ShownSection = {
  element: ReactElement;
  jsonLd: readonly Thing[];
  pictures: readonly PictureFile[];
  feeds: readonly FeedLink[];
};

type Described<Schema extends z.ZodObject> = {
  /** In the files of pages: `- steps:`. */
  name: string;
  /** In the editor. */
  title: string;
  schema: Schema;
  /** The field that a source of sources.ts may fill: `from: figures.about`. */
  computed?: string;
  /** One of the asides may stand beside its words: its component gets it as children. */
  takesAside?: boolean;
  /** It has the title of the page. */
  opensPage?: boolean;
  /** Its id unless the words have one. */
  ownId?: string;
};

export type Section<Schema extends z.ZodObject = z.ZodObject> = Described<Schema> & {
  /** `words` fit the schema. */
  show: (words: object, page: PageFile, aside?: ReactNode) => Promise<ShownSection>;
};

type Rendered<Words, Props> = {
  component: ComponentType<Props>;
  jsonLd?: (props: Props) => readonly Thing[];
  /** Files that the build writes for it. */
  pictures?: (props: Props) => readonly PictureFile[];
  /** Feeds of what it lists. */
  feeds?: () => readonly FeedLink[];
  /** Makes of the words what the component gets; needed where that is more than the words. */
  load?: (words: Words, page: PageFile) => Props | Promise<Props>;
} & (Words extends Props ? unknown : { load: unknown });

export function section<Schema extends z.ZodObject, Props extends object>(
  definition: Described<Schema> & Rendered<z.infer<Schema>, Props>,
): Section<Schema> {
  const { component, load, jsonLd, pictures, feeds } = definition;
  return {
    ...(definition as Described<Schema>),
    async show(words, page, aside) {
      const props = load ? await load(words as z.infer<Schema>, page) : (words as Props);
      return {
        element: createElement(component, props, ...(aside ? [aside] : [])),
        jsonLd: jsonLd?.(props) ?? [],
        pictures: pictures?.(props) ?? [],
        feeds: feeds?.() ?? [],
      };
    },
  };
}

/** A field that only a source can fill. */
export const fromSource = <Value>() => z.custom<Value>().meta({ fromSource: true });

// Every part of the design system with its examples: the page that the browser tests walk over.
import type { ReactElement } from 'react';
import { Section } from '~/ui/Section/Section';

type Examples = Record<string, ReactElement>;

/** Each component's examples file, found by its name. */
const files = import.meta.glob<Examples>('/src/{ui,sections,subjects/*}/*/*.examples.tsx', {
  eager: true,
  import: 'examples',
});

export function Gallery() {
  return Object.entries(files).map(([file, examples]) => {
    const name = file.split('/').at(-2) ?? file;
    return (
      <article key={file} data-component={name}>
        {/* So that an example that begins with a third-level heading has a second-level one above it. */}
        <h2 className="visually-hidden">{name}</h2>
        {Object.entries(examples).map(([example, element]) => (
          <div key={example} data-example={`${name}: ${example}`}>
            {/* Sections bring their own width and space; small parts borrow a band's. */}
            {file.includes('/ui/') ? <Section space="tight">{element}</Section> : element}
          </div>
        ))}
      </article>
    );
  });
}

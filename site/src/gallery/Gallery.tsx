// Every part of the design system with its examples: the page that the browser tests walk over.
import { Section } from '~/ui/Section/Section';
import { componentExamples } from './examples';

export function Gallery() {
  return componentExamples.map(({ name, folder, examples }) => (
    <article key={folder} data-component={name}>
      {/* So that an example that begins with a third-level heading has a second-level one above it. */}
      <h2 className="visually-hidden">{name}</h2>
      {Object.entries(examples).map(([example, element]) => (
        <div key={example} data-example={`${name}: ${example}`}>
          {/* Sections bring their own width and space; small parts borrow a section's. */}
          {folder.startsWith('ui/') && name !== 'Section' ? (
            <Section space="tight">{element}</Section>
          ) : (
            element
          )}
        </div>
      ))}
    </article>
  ));
}

// The parts that have states, with their examples: the content of /gallery.
import { Section } from '~/ui/Section/Section';
import { parts, sections } from './examples';

export function Gallery() {
  return Object.entries({ ...parts, ...sections }).map(([name, examples]) => (
    <article key={name} data-component={name}>
      {/* An example may begin with a third-level heading. */}
      <h2 className="visually-hidden">{name}</h2>
      {Object.entries(examples).map(([example, element]) => (
        <div key={example} data-example={`${name}: ${example}`}>
          {name in parts ? <Section space="tight">{element}</Section> : element}
        </div>
      ))}
    </article>
  ));
}

// The order form without script: a row for each product, then the customer's details.
import type { Field as FieldInfo } from '@tred/contract/form';
import type { WordsOf } from '~/facts/forms';
import { Action } from '~/ui/Action/Action';
import { Field } from '~/ui/Field/Field';
import { Honeypot } from '~/ui/Honeypot/Honeypot';
import { Section, type SectionProps } from '~/ui/Section/Section';
import css from './OrderForm.module.css';

type OrderWords = Pick<WordsOf<'order'>, 'button' | 'leaveEmpty' | 'optional' | 'error'> & {
  fields: Pick<WordsOf<'order'>['fields'], 'items'>;
};

export type OrderFormProps = SectionProps & {
  id: string;
  products: readonly {
    name: string;
    shown: { ugx: string };
    colours: readonly { name: string }[];
    sizes: readonly string[];
  }[];
  /** The questions of the order form after its items. */
  fields: readonly FieldInfo[];
  words: OrderWords;
  action: string;
};

export function OrderForm({ products, fields, words, action, ...section }: OrderFormProps) {
  const { parts } = words.fields.items;
  return (
    // With script there is a cart instead.
    <div data-without-script>
      <Section {...section} tone="sunk">
        <form className={css.form} method="post" action={action}>
          {products.map((product, index) => (
            <fieldset className={css.row} key={product.name}>
              <legend className={css.name}>{`${product.name}, ${product.shown.ugx}`}</legend>
              <input type="hidden" name={`items.${index}.product`} value={product.name} />
              <Pick
                label={parts?.colour?.label}
                name={`items.${index}.colour`}
                options={product.colours.map(({ name }) => name)}
              />
              <Pick label={parts?.size?.label} name={`items.${index}.size`} options={product.sizes} />
              <label className={css.pick}>
                {parts?.quantity?.label}
                <input
                  className={css.control}
                  type="text"
                  name={`items.${index}.quantity`}
                  inputMode="numeric"
                  maxLength={2}
                  placeholder="0"
                />
              </label>
            </fieldset>
          ))}
          {fields.map((field) => (
            <Field form={section.id} field={field} words={words} key={field.name} />
          ))}
          <Honeypot label={words.leaveEmpty} />
          <div>
            <Action type="submit">{words.button}</Action>
          </div>
        </form>
      </Section>
    </div>
  );
}

function Pick({
  label,
  name,
  options,
}: {
  label: string | undefined;
  name: string;
  options: readonly string[];
}) {
  return (
    <label className={css.pick}>
      {label}
      <select className={css.control} name={name}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

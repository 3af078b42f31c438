// The order form: a row for each product, then the customer's details. With script the cart shows it, without the rows.

import { DataNote, type DataNoteProps } from '~/components/DataNote/DataNote';
import { Section, type SectionProps } from '~/components/Section/Section';
import type { WordsOf } from '~/facts/forms';
import { Form, type FormProps } from '~/forms/Form/Form';
import css from './OrderForm.module.css';

export type OrderFormProps = SectionProps & {
  id: string;
  products: readonly {
    name: string;
    shown: { ugx: string };
    colours: readonly { name: string }[];
    sizes: readonly string[];
  }[];
  order: FormProps & { words: WordsOf<'order'> };
  note: DataNoteProps;
};

export function OrderForm({ products, order, note, ...section }: OrderFormProps) {
  const { parts } = order.words.fields.items;
  return (
    <div data-without-script>
      <Section {...section} tone="sunk">
        {/* islands/Checkout.tsx moves this part into the cart. */}
        <div className={`stack ${css.form}`} data-order-form>
          <Form {...order}>
            <div className={css.rows} data-order-rows>
              {products.map((product, index) => (
                <fieldset className={css.row} key={product.name}>
                  <legend className={`bold ${css.name}`}>{`${product.name}, ${product.shown.ugx}`}</legend>
                  <input type="hidden" name={`items.${index}.product`} value={product.name} />
                  <Pick
                    label={parts?.colour?.label}
                    name={`items.${index}.colour`}
                    options={product.colours.map(({ name }) => name)}
                  />
                  <Pick label={parts?.size?.label} name={`items.${index}.size`} options={product.sizes} />
                  <label className={`quiet medium ${css.pick}`}>
                    {parts?.quantity?.label}
                    <input
                      className={`field ${css.control}`}
                      type="text"
                      name={`items.${index}.quantity`}
                      inputMode="numeric"
                      maxLength={2}
                      placeholder="0"
                    />
                  </label>
                </fieldset>
              ))}
            </div>
          </Form>
          <DataNote {...note} />
        </div>
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
    <label className={`quiet medium ${css.pick}`}>
      {label}
      <select className={`field ${css.control}`} name={name}>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </label>
  );
}

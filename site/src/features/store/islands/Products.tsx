// The store's products. Without script each button links to the order form on the page.
import { type SubmitEvent, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { PillRadios } from '~/components/PillRadios/PillRadios';
import { Section, type SectionProps } from '~/components/Section/Section';
import type { StoreProduct } from '../cart';
import { addLine } from '../cart';
import { type Dye, ProductDrawing, Swatch } from '../ProductDrawing/ProductDrawing';
import type { ProductWords } from '../words';
import css from './Products.module.css';
import { showCart, useCart } from './use-cart';

type ProductsProps = SectionProps & {
  words: ProductWords;
  products: readonly StoreProduct[];
  sheetHref: string;
};

export function Products({ words, products, sheetHref, ...section }: ProductsProps) {
  const { change } = useCart(products);
  return (
    <Section {...section}>
      <ul role="list" className={`stack ${css.products}`}>
        {products.map((product) => (
          <li className={css.product} id={product.id} key={product.id}>
            <ProductCard
              words={words}
              product={product}
              sheetHref={sheetHref}
              onAdd={(colour, size) => {
                change((lines) => addLine(lines, { product: product.id, colour, size, quantity: 1 }));
                showCart(true);
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ProductCardProps = {
  words: ProductWords;
  product: StoreProduct;
  sheetHref: string;
  onAdd: (colour: string, size: string) => void;
};

function ProductCard({ words, product, sheetHref, onAdd }: ProductCardProps) {
  const { id, name, description, shown, shape, colours, sizes, badge } = product;
  const [colour, setColour] = useState(colours[0]?.name ?? '');
  const [size, setSize] = useState(sizes[0] ?? '');
  const dye: Dye = colours.find((each) => each.name === colour)?.dye ?? 'cream';

  function add(event: SubmitEvent) {
    event.preventDefault();
    onAdd(colour, size);
  }

  return (
    <>
      <div className={css.picture}>
        <ProductDrawing shape={shape} dye={dye} />
      </div>
      <h3 className={css.name}>{name}</h3>
      <p className={`numbers ${css.price}`}>
        <strong>{shown.ugx}</strong> <span>{shown.usd}</span> {badge && <Badge tone="busy">{badge}</Badge>}
      </p>
      <p className={`quiet ${css.description}`}>{description}</p>
      <form className={css.form} action={sheetHref} onSubmit={add}>
        <PillRadios
          legend={words.colour}
          showLegend
          name={`${id}-colour`}
          chosen={colour}
          onChoose={setColour}
          options={colours.map((each) => ({
            value: each.name,
            label: <Swatch name={each.name} dye={each.dye} />,
          }))}
        />
        <PillRadios
          legend={words.size}
          showLegend
          name={`${id}-size`}
          chosen={size}
          onChoose={setSize}
          options={sizes.map((each) => ({ value: each, label: each }))}
        />
        <Action type="submit" look="secondary" wide>
          <span>
            {words.add}
            <span className="visually-hidden">{`: ${name}`}</span>
          </span>
        </Action>
      </form>
    </>
  );
}

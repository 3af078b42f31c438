// Lines, limits and totals of a cart. The islands store it.
import { MAX_PER_ROW, MAX_ROWS } from '@tred/contract/limits';
import type { Dye, Shape } from './ProductDrawing/ProductDrawing';

export type CartLine = { product: string; colour: string; size: string; quantity: number };

/** The part of a product that validates and prices a line. */
export type Priced = {
  id: string;
  price: number;
  colours: readonly { name: string }[];
  sizes: readonly string[];
};

export type DeliveryRates = { kampala: number; elsewhere: number; freeAbove: number };
export type BulkDiscount = { from: number; percent: number };
export type StoreRates = DeliveryRates & { bulk: readonly BulkDiscount[] };
export type DeliveryArea = 'kampala' | 'elsewhere';

export const lineKey = ({ product, colour, size }: CartLine) => [product, colour, size].join('/');

const within = (quantity: number) => Math.min(MAX_PER_ROW, Math.max(1, Math.floor(quantity)));

export const isFull = (lines: readonly CartLine[]) => lines.length >= MAX_ROWS;

/** The same product in the same colour and size is one line. */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const key = lineKey(added);
  const there = lines.find((line) => lineKey(line) === key);
  if (there) return setQuantity(lines, key, there.quantity + added.quantity);
  return isFull(lines) ? lines : [...lines, { ...added, quantity: within(added.quantity) }];
}

export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: within(quantity) } : line));
}

export function removeLine(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.filter((line) => lineKey(line) !== key);
}

export function piecesIn(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function subtotal(lines: readonly CartLine[], products: readonly Priced[]): number {
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  return lines.reduce((sum, { product, quantity }) => sum + (prices.get(product) ?? 0) * quantity, 0);
}

export const discountFor = (pieces: number, bulk: readonly BulkDiscount[]) =>
  bulk.findLast(({ from }) => pieces >= from);

/** Free in Kampala above the limit, not at it. */
export function deliveryCost(area: DeliveryArea, amount: number, rates: DeliveryRates): number {
  return area === 'kampala' && amount > rates.freeAbove ? 0 : rates[area];
}

/** Validates a stored cart: leaves out products that are no longer sold and invalid data. */
export function readCart(stored: string, products: readonly Priced[]): readonly CartLine[] {
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  return found
    .filter((line) => isLine(line) && isSold(line, products))
    .reduce<readonly CartLine[]>(addLine, []);
}

function isLine(line: unknown): line is CartLine {
  if (typeof line !== 'object' || line === null) return false;
  const { product, colour, size, quantity } = line as Record<string, unknown>;
  const words = [product, colour, size].every((word) => typeof word === 'string');
  return words && typeof quantity === 'number' && quantity >= 1;
}

function isSold({ product, colour, size }: CartLine, products: readonly Priced[]): boolean {
  return products.some(
    ({ id, colours, sizes }) =>
      id === product && colours.some(({ name }) => name === colour) && sizes.includes(size),
  );
}

export type StoreProduct = Omit<Priced, 'colours'> & {
  name: string;
  description: string;
  /** Formatted prices, made at build time because old browsers may format them differently. */
  shown: { ugx: string; usd: string };
  shape: Shape;
  colours: readonly { name: string; dye: Dye }[];
  badge?: string;
};

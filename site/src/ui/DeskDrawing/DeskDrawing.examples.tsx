// The three things.
import { DeskDrawing } from './DeskDrawing';

export const examples = {
  shoebox: <DeskDrawing thing="shoebox" />,
  'receipt book': <DeskDrawing thing="receiptBook" />,
  phone: <DeskDrawing thing="phone" />,
  'opening of a page': <DeskDrawing thing="phone" opening />,
};

// A style in the body goes to the end of the head; everything else stays where it is.
import { expect, it } from 'vitest';
import { moveStyles } from './styles-in-head.ts';

it('moves a style out of the body, behind those of the head', () => {
  expect(
    moveStyles('<head><style>a{}</style></head><body><p>1</p><style>b{}</style><script>x</script></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p>1</p><script>x</script></body>');
});

it('leaves a page as it is when there is nothing to move, or no head', () => {
  const page = '<head><style>a{}</style></head><body><p>1</p></body>';
  expect(moveStyles(page)).toBe(page);
  expect(moveStyles('<p>1</p><style>b{}</style>')).toBe('<p>1</p><style>b{}</style>');
});

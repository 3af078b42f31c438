// A style in the body goes to the end of the head, a list says that it is one; everything else stays as it is.
import { expect, it } from 'vitest';
import { keepLists, leaveOut, moveStyles } from './tidy-markup.ts';

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

it('lets a list be a list, but in a navigation, where it is one anyway', () => {
  expect(keepLists('<ul><li>1</li></ul><nav><ul class="a"></ul></nav><ul class="b"></ul>')).toBe(
    '<ul role="list"><li>1</li></ul><nav><ul class="a"></ul></nav><ul role="list" class="b"></ul>',
  );
});

it('leaves alone what has a role, and what only looks like a list', () => {
  const page = '<ul class="a" role="tablist"></ul><script>"<ul>"</script><ulx></ulx>';
  expect(keepLists(page)).toBe(page);
});

it('leaves out what nobody reads, but what React looks for in an island', () => {
  const icon = '<svg class="lucide lucide-x"><path d="M1 1"></path></svg>a<!-- -->b';
  expect(leaveOut(icon)).toBe('<svg><path d="M1 1"/></svg>ab');
  expect(leaveOut(`${icon}<astro-island></astro-island>`)).toBe(
    '<svg class="lucide lucide-x"><path d="M1 1"/></svg>a<!-- -->b<astro-island></astro-island>',
  );
});

it('joins the style sheets of a page', () => {
  expect(leaveOut('<style>a{b:c}\nd{}\n</style>{}\n')).toBe('<style>a{b:c}d{}</style>{}\n');
});

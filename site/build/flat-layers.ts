// Cascade layers for browsers that have none (before Chrome 99, Safari 15.4, Firefox 97). Each layer's selectors are made
// heavier than those of the layers below by the id of `<html>`, which outweighs any number of classes: the same rule wins,
// and it does not matter in which order a page's styles come. Compressed, that weighs less than the layers did.
import type { AstroUserConfig } from 'astro';
import postcss, { type AtRule, type Rule } from 'postcss';

/** The order of the cascade, lowest first. Every rule of the site stands in one of these. */
const order = ['base', 'ui', 'section', 'page'];

/** The id that `<html>` has, and nothing else. */
const ROOT_ID = 't';

/** A selector that begins with `<html>` itself, by what is ever put on it: whatever a script adds there has to stand here. */
const OF_ROOT =
  /^(?:(?::root|html|\.(?:light|dark|reveals))(?![\w-])|\[data-(?:connects|starts|scripted|quotation|prints-paper)[^\]]*\])/;

export function flattenLayers(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    const level = order.indexOf(layer.params);
    if (level < 0 || !layer.nodes)
      throw layer.error(`A layer is a block named ${order.join(', ')}; "${layer.params}" is none of them.`);
    layer.walkRules((rule) => raise(rule, level));
    layer.replaceWith(layer.nodes);
  });
  return sheet.toString();
}

function raise(rule: Rule, level: number): void {
  const around = rule.parent as AtRule | undefined;
  if (level === 0 || around?.name?.endsWith('keyframes')) return;
  const weight = `#${ROOT_ID}`.repeat(level);
  rule.selectors = rule.selectors.map((selector) =>
    OF_ROOT.test(selector) ? selector.replace(OF_ROOT, `$&${weight}`) : `${weight} ${selector}`,
  );
}

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

/** Style sheets that go into pages. One that is asked for as text stays as it was written. */
export const PAGE_STYLES = {
  include: /\.css(?:$|\?)/,
  exclude: /[?&](?:raw|url|inline)(?:$|[&=])/,
};

/** After Vite has read a stylesheet and before it goes into a page. */
export const flatLayers = (): Plugins[number] => ({
  name: 'flat-layers',
  transform: {
    filter: { id: PAGE_STYLES },
    handler: (code) => ({ code: flattenLayers(code), map: null }),
  },
});

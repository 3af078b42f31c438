import { describe, expect, it } from 'vitest';
import { siteOf } from '../site/checks/built-site.ts';
import { pageAsHtml, pageAsJsx } from './page-as-jsx.ts';

function bodyOf(html: string) {
  const body = siteOf({ 'index.html': `<html><body>${html}</body></html>` })
    .page('/')
    ?.root.querySelector('body');
  if (!body) throw new Error('no body');
  return body;
}

const jsx = (html: string) => pageAsJsx({ name: 'Home', body: bodyOf(html) });

describe('a page as JSX', () => {
  it('makes a component of the header, of each section and of the footer', () => {
    const code = jsx(
      '<header class="Header-module_bar">Tred</header><main id="main"><section class="Quotes-module_a">One</section>' +
        '<section class="Quotes-module_a">Two</section></main><footer>End</footer>',
    );
    expect(code).toContain(
      'function Header() {\n  return <header className={"Header-module_bar"}>{"Tred"}</header>;',
    );
    expect(code).toContain('function Quotes2() {');
    expect(code).toContain('<><Header /><main id={"main"}><Quotes /><Quotes2 /></main><Footer /></>');
  });

  it('writes attributes as React has them', () => {
    const code = jsx('<div><label for="a" tabindex="-1">A</label><input id="a" required="" value="x"></div>');
    expect(code).toContain('<label htmlFor={"a"} tabIndex={"-1"}>');
    expect(code).toContain('<input id={"a"} required={true} defaultValue={"x"} />');
    expect(jsx('<svg viewBox="0 0 2 2"><path stroke-width="2" aria-hidden="true"/></svg>')).toContain(
      '<svg viewBox={"0 0 2 2"}><path strokeWidth={"2"} aria-hidden={"true"} /></svg>',
    );
    expect(jsx('<p style="--at: 3; font-size:2em">x</p>')).toContain('style={{"--at":"3","fontSize":"2em"}}');
  });

  it('keeps text and the space between words as they are', () => {
    expect(jsx('<p>A &amp; {b} <b>c</b> <i>d</i></p>')).toContain(
      '<p>{"A & {b} "}<b>{"c"}</b>{" "}<i>{"d"}</i></p>',
    );
  });

  it('leaves out scripts and templates, and puts a component in the place of an island', () => {
    const body = bodyOf(
      '<main><div><script>1</script><template><p>t</p></template><astro-island><form>f</form></astro-island></div></main>',
    );
    const code = pageAsJsx({ name: 'Contact', body, island: { name: 'Form', from: './Form.jsx' } });
    expect(code).toContain("import { Form } from './Form.jsx';");
    expect(code).toContain('return <div><Form /></div>;');
  });

  it('gives the same as HTML, an island with its content', () => {
    const body = bodyOf(
      '<p>a</p><script>1</script><template>t</template><astro-island><form>f</form></astro-island>',
    );
    expect(pageAsHtml(body)).toBe('<p>a</p><form>f</form>');
    expect(body.querySelector('astro-island')).not.toBeNull();
  });
});

// A numbered text with its contents, and a plain one.
import { Prose } from './Prose';

const html =
  '<h2 id="who">Who we are</h2><p>A paragraph with a <a href="/">link</a> and <code>code</code>.</p>' +
  '<h3 id="detail">A detail</h3><ul><li>First point</li><li>Second point</li></ul>' +
  '<table><thead><tr><th>Term</th><th>Dates</th></tr></thead><tbody><tr><td>I</td><td>10 Feb to 1 May</td></tr></tbody></table>' +
  '<h2 id="what">What we do</h2><blockquote><p>A sentence worth setting apart.</p></blockquote>';

export const examples = {
  numbered: (
    <Prose
      numbered
      html={html}
      inShort={['The first thing to know.', 'The second.']}
      contents={[
        { label: 'Who we are', id: 'who' },
        { label: 'What we do', id: 'what' },
      ]}
      aside={<p>Last updated 2 December 2025</p>}
    />
  ),
};

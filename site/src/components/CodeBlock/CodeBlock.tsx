// Code with a title and a copy button, highlighted at build.
import { type Code, codeFigure } from '~/lib/code-figure';
import './code-block.css';

export function CodeBlock(code: Code) {
  return (
    <figure
      className="code-block"
      data-client="CopyBox"
      data-copy-from=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by our own highlighter, at build
      dangerouslySetInnerHTML={{ __html: codeFigure(code) }}
    />
  );
}

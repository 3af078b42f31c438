// Colours code at build: class names on spans, since style attributes are refused.
import Prism from 'prismjs';
// Each file teaches Prism a language, in this order: later ones build on earlier ones.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-python.js';

export type Language = 'javascript' | 'python' | 'json' | 'bash';

/** The code as HTML, escaped, with its words marked as `<span class="token …">`. */
export function highlight(code: string, language: Language): string {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for "${language}".`);
  return Prism.highlight(code, grammar, language);
}

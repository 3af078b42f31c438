// Buttons over a Markdown text: they change the selected words.
import { flushSync } from 'react-dom';
import { Button } from '../ui/parts';

/** Words before and after the selection; `line` is put before each line instead. */
const TOOLS = [
  { label: 'Bold', before: '**', after: '**', example: 'bold words' },
  { label: 'Link', before: '[', after: '](/contact)', example: 'words to press' },
  { label: 'List', line: '- ', example: 'A point' },
  { label: 'Heading', line: '## ', example: 'A heading' },
];

type MarkdownToolsProps = { id: string; onChange: (text: string) => void };

export function MarkdownTools({ id, onChange }: MarkdownToolsProps) {
  function use({ before = '', after = '', line, example }: Partial<(typeof TOOLS)[number]>) {
    const area = document.getElementById(id) as HTMLTextAreaElement;
    const { value, selectionStart, selectionEnd } = area;
    const start = line ? value.lastIndexOf('\n', selectionStart - 1) + 1 : selectionStart;
    const words = value.slice(start, selectionEnd).trim() || example || '';
    const next = line ? words.replace(/^(?:- |#+ )?/gm, line) : before + words + after;
    // A list or heading needs an empty line before it.
    const head = line ? value.slice(0, start).replace(/([^\n])\n?$/, '$1\n\n') : value.slice(0, start);
    // The text must be in the field before the selection is set.
    flushSync(() => onChange(head + next + value.slice(selectionEnd)));
    area.focus();
    const from = head.length + (line?.length ?? before.length);
    area.setSelectionRange(from, head.length + next.length - after.length);
  }
  return (
    <div className="row" role="toolbar" aria-label="Formatting" aria-controls={id}>
      {TOOLS.map((tool) => (
        <Button key={tool.label} onClick={() => use(tool)}>
          {tool.label}
        </Button>
      ))}
    </div>
  );
}

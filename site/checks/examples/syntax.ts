// Checks that code parses. Kotlin has no parser in plain Node.
import { parser as java } from '@lezer/java';
import { parser as php } from '@lezer/php';
import { parser as python } from '@lezer/python';
import ts from 'typescript';

const parsers: Record<string, typeof java> = { java, php, python };

export function syntaxProblems(language: string, code: string): string[] {
  if (language === 'javascript' || language === 'typescript') return scriptProblems(language, code);
  let broken: number | undefined;
  parsers[language]?.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError) broken ??= from;
    },
  });
  return broken === undefined ? [] : [`cannot be read at line ${code.slice(0, broken).split('\n').length}`];
}

function scriptProblems(language: 'javascript' | 'typescript', code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: language === 'javascript' ? 'example.mjs' : 'example.mts',
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
    reportDiagnostics: true,
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

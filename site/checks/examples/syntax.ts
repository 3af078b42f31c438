// Whether a piece of JavaScript or TypeScript can be read at all.
import ts from 'typescript';

export function syntaxProblems(language: string, code: string): string[] {
  if (language !== 'javascript' && language !== 'typescript') return [];
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName: language === 'javascript' ? 'example.mjs' : 'example.mts',
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
    reportDiagnostics: true,
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

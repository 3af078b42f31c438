// What is left of code is what runs.
import { expect, it } from 'vitest';
import { bareCode } from './bare-code';

it('leaves out comments and indentation, and no code', () => {
  expect(bareCode("// Why.\n// More.\ntry {\n  go('https://a.example'); // here\n} catch {}\n")).toBe(
    "try {\ngo('https://a.example'); // here\n} catch {}",
  );
  expect(bareCode('/* Why,\n   in two lines. */\n@layer base, ui;\n')).toBe('@layer base, ui;');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBody } from './check-entry.ts';
import { readAgain } from './content.ts';
import { inWords } from './read-yaml.ts';

const folder = 'tested';
beforeAll(() => readAgain({ 'tested/exam-week.jpg': '', 'tested/exam week.jpg': '' }));
afterAll(() => readAgain());

const file = 'content/blog/exam-week.md';
const problemsOf = (text: string, pictures = true) =>
  checkBody({ text, file, firstLine: 5, folder }, { pictures }).map(inWords);
const line = (number: number) => `${file}, line ${number}: `;

test.each([
  ['![](./exam-week.jpg)', 5, './exam-week.jpg needs words that say what it shows'],
  ['Words.\n\n![exam-week.jpg](./exam-week.jpg)', 7, './exam-week.jpg needs words'],
  ['![A door](./exam-weak.jpg)', 5, 'Did you mean exam-week.jpg or exam week.jpg?'],
  ['![A door](./Exam-Week.jpg)', 5, './Exam-Week.jpg is not there. '],
  ['![A door](../exam-week.jpg)', 5, '../exam-week.jpg must lie beside the text;'],
  ['![A door](/exam-week.jpg)', 5, '/exam-week.jpg must lie beside'],
  ['![A door](https://elsewhere.example/a.jpg)', 5, 'https://elsewhere.example/a.jpg lies'],
  ['One.\nSee ![A door](./exam-week.jpg) here.', 6, './exam-week.jpg stands in a line with'],
  ['[![A door](./exam-week.jpg)](/blog)', 5, './exam-week.jpg stands in a line'],
  ['| a |\n| --- |\n| ![A door](./exam-week.jpg) |', 7, './exam-week.jpg stands in a line'],
  ['![A door][door]\n\n[door]: ./exam-week.jpg', 5, 'a picture names its file elsewhere.'],
  ['<img src="./exam-week.jpg" alt="A door">', 5, '<img> cannot stand in a text.'],
  ['![A door](./exam week.jpg)', 5, '![A door](./exam week.jpg) is not read as a picture.'],
  ['One.\n\nBy {{brnad}}.', 7, 'no fact fills {{brnad}}.'],
  ['One.\n\n<!--><script>run()</script> -->', 7, '<script> cannot stand in a text.'],
  ['\\`\n\n<script>run()</script>\n\n\\`', 7, '<script> cannot stand in a text.'],
  ['One.\n\n<sub onclick="run()">2</sub>', 7, 'onclick="run()" cannot stand in <sub>.'],
  ['<figure title="\n\n<b>">', 7, '<b> cannot stand in a text.'],
  ['<figure title="\n\n\\">', 5, 'cannot stand in <figure>.'],
  ['One.\n\n[here](javascript:run%28%29)', 7, 'javascript:run%28%29'],
  ['One.\n\n[here](data:text/html,a)', 7, 'data:text/html,a'],
])('refuses %j', (text, number, message) => {
  const problems = problemsOf(text);
  expect(problems).toEqual([expect.stringContaining(line(number))]);
  expect(problems[0]).toContain(message);
});

test('takes pictures on lines of their own, and ignores them in code', () => {
  expect(problemsOf('![A door](./exam-week.jpg "At the door")\n![Another](<./exam week.jpg>)')).toEqual([]);
  expect(problemsOf('Write `![](./no.jpg)`.')).toEqual([]);
});

test('refuses pictures in texts that may have none, with the line', () => {
  expect(problemsOf('Words.\n\n![A door](./exam-week.jpg)', false)).toEqual([
    expect.stringContaining(`${line(7)}no picture can stand in this text.`),
  ]);
});

// Illustrations of stories: shapes in four tones on a sheet of 96 by 48 units.

/** line is a stroke; the others are filled. */
type Tone = 'paper' | 'brand' | 'accent' | 'warm' | 'skin' | 'dark' | 'line';
type DrawingShape = readonly [tone: Tone, path: string];

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
/** Lines of text from x with these lengths. */
const writing = (x: number, y: number, lengths: readonly number[], step = 4) =>
  lengths.map((length, row) => `M${x} ${y + row * step}h${length}`).join('');
const ticks = (x: number, y: number, count: number, step = 4) =>
  Array.from({ length: count }, (_, row) => `M${x} ${y + row * step}l1.5 1.5 3-3`).join('');
const hair = (x: number, y: number) => `M${x - 4.2} ${y}a4.2 4.2 0 0 1 8.4 0q-4.2-3.5-8.4 0z`;
/** A standing person from the front. */
function person(x: number, ground: number, height: number, dress: Tone): DrawingShape[] {
  const head = ground - height + 4.5;
  const skirt = height - 17.5;
  return [
    ['skin', disc(x, head, 4.2)],
    ['dark', hair(x, head)],
    [dress, `M${x - 3.5} ${head + 5}h7l4.5 8-2.5 2-2-2 2 ${skirt}h-12l2-${skirt}-2 2-2.5-2z`],
  ];
}
const phone = (x: number, y: number, height = 32) =>
  `M${x + 2} ${y}h14a2 2 0 0 1 2 2v${height - 4}a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v${4 - height}a2 2 0 0 1 2-2z`;
const bubble = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${8 - width}l-5 5v-5h-3z`;
const ground: DrawingShape = ['line', 'M8 42h80'];

export const drawings = {
  'queue at the window': [
    ['paper', box(10, 6, 26, 36)],
    ['brand', box(14, 11, 18, 14)],
    ['accent', box(8, 25, 30, 4)],
    ...person(50, 42, 27, 'warm'),
    ...person(66, 42, 31, 'brand'),
    ...person(82, 42, 24, 'accent'),
    ground,
  ],
  'empty desk': [
    ['brand', `${box(10, 24, 18, 3)}${box(39, 24, 18, 3)}`],
    ['warm', box(68, 24, 18, 3)],
    ['line', 'M12 27v15m14-15v15M41 27v15m14-15v15M70 27v15m14-15v15'],
    ['brand', 'M12 24a7 7 0 0 1 14 0zM41 24a7 7 0 0 1 14 0z'],
    ['skin', `${disc(19, 12, 4.2)}${disc(48, 12, 4.2)}`],
    ['dark', `${hair(19, 12)}${hair(48, 12)}`],
    ['line', 'M71 24a6 6 0 0 1 12 0m-2-13a4 4 0 1 1-8 0a4 4 0 1 1 8 0'],
    ground,
  ],
  'report card': [
    ['paper', box(28, 4, 40, 40)],
    ['brand', box(28, 4, 40, 7)],
    ['line', writing(33, 17, [16, 12, 15, 10, 14], 5)],
    ['accent', `${box(56, 14, 7, 5)}${box(56, 24, 7, 5)}`],
    ['warm', box(56, 34, 7, 5)],
  ],
  'locked ledger': [
    ['brand', 'M20 8h46a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-46z'],
    ['paper', box(26, 12, 40, 26)],
    ['line', `M20 8v34M24 8v34${writing(32, 18, [16, 20, 12, 18], 5)}`],
    ['accent', box(56, 24, 20, 15)],
    ['line', 'M60 24v-4a6 6 0 0 1 12 0v4M66 30v4'],
  ],
  'phone almost empty': [
    ['paper', phone(38, 3, 42)],
    ['line', 'M42 14h10v20h-10zM45 14v-3h4v3M45 41h4'],
    ['warm', box(42, 30, 10, 4)],
    ['accent', 'M66 22l6-12v8h6l-6 12v-8z'],
    ['line', 'M16 30v-4M22 30v-9M28 30v-14M13 12l18 22'],
  ],
  'register on a phone': [
    ['paper', phone(30, 3, 42)],
    ['line', `${writing(39, 11, [6, 5, 6, 4, 6], 6)}${ticks(32.5, 11, 5, 6)}M37 41h4`],
    ['accent', disc(66, 26, 13)],
    ['line', 'M66 26v-8m0 8l5 4M66 13v-4m-3 0h6m6 8l2-2'],
  ],
  'cash box': [
    ['brand', box(20, 22, 44, 20)],
    ['warm', 'M20 22l6-14h44l-6 14z'],
    ['paper', 'M27 22v-6h14v6zM40 22v-9h16v9z'],
    ['accent', `${box(38, 28, 8, 6)}${disc(73, 37.5, 4.5)}${disc(83, 37.5, 4.5)}${disc(78, 29.5, 4.5)}`],
    ['line', 'M42 30v2'],
    ground,
  ],
  'page for the board': [
    ['brand', 'M10 38l12-10h52l12 10z'],
    ['paper', box(34, 4, 28, 32)],
    ['accent', `${box(38, 22, 4, 8)}${box(45, 18, 4, 12)}`],
    ['brand', box(52, 13, 4, 17)],
    ['line', `${writing(38, 9, [18, 10])}M37 30h22M10 38v4m76-4v4`],
  ],
  'name written once': [
    ['paper', box(16, 6, 30, 36)],
    ['brand', box(20, 11, 22, 6)],
    ['line', writing(20, 23, [18, 14, 20, 12], 5)],
    ['line', 'M50 24h12m-4-4l4 4-4 4'],
    ['paper', `${box(68, 6, 16, 16)}${box(68, 26, 16, 16)}`],
    ['brand', `${box(71, 10, 10, 3)}${box(71, 30, 10, 3)}`],
    ['line', `${writing(71, 17, [8])}${writing(71, 37, [8])}`],
  ],
  'caller who asks for a PIN': [
    ['paper', phone(20, 4, 40)],
    ['brand', box(23, 9, 12, 26)],
    ['line', 'M27 39.500h4M42 14a10 10 0 0 1 0 14m4-18a16 16 0 0 1 0 22M16 14a10 10 0 0 0 0 14'],
    ['accent', bubble(54, 8, 30, 16)],
    ['line', 'M60 14v4m-2-3l4 2m0-2l-4 2M69 14v4m-2-3l4 2m0-2l-4 2M78 14v4m-2-3l4 2m0-2l-4 2'],
  ],
  'ledger read as a chart': [
    ['paper', 'M48 10q-14-6-34-2v32q20-4 34 2zM48 10q14-6 34-2v32q-20-4-34 2z'],
    ['line', `M48 10v32${writing(20, 17, [20, 16, 20, 12], 6)}`],
    ['brand', 'M54 34v-4h4v3zM61 32v-9h4v8.500zM68 31v-13h4v12.500zM75 30.500v-16h3v16z'],
    ['accent', disc(76, 12, 2.5)],
  ],
  'register by candlelight': [
    ['paper', box(14, 14, 40, 28)],
    ['line', `${writing(26, 20, [18, 14, 20, 12], 6)}${ticks(18, 20, 4, 6)}`],
    ['brand', box(68, 24, 8, 18)],
    ['accent', 'M72 6q7 8 0 16q-7-8 0-16z'],
    ['line', 'M72 22v2M62 10l-3-2m3 8h-4m24-6l3-2m-3 8h4'],
    ground,
  ],
  'learner card': [
    ['paper', 'M18 10h44a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-44a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3z'],
    ['brand', `${disc(27, 20, 4)}M19 33a8 8 0 0 1 16 0z`],
    ['line', writing(40, 18, [18, 14, 16], 5)],
    ['accent', box(40, 31, 20, 5)],
    ['line', 'M70 25h14m-5-5l5 5-5 5'],
  ],
  'calendar of ninety days': [
    ['paper', box(22, 8, 52, 34)],
    ['brand', box(22, 8, 52, 8)],
    ['line', 'M32 5v6m32-6v6M35 16v26M48 16v26M61 16v26M22 25h52M22 33.500h52'],
    ['accent', `${box(24, 18, 9, 5)}${box(37, 18, 9, 5)}${box(50, 18, 9, 5)}`],
    ['warm', box(63, 35.5, 9, 5)],
  ],
  'workshop door': [
    ['brand', box(16, 6, 30, 36)],
    ['paper', box(21, 11, 20, 10)],
    ['accent', disc(41, 28, 2)],
    ['line', 'M31 11v10M16 42v-36h30v36'],
    ['warm', 'M60 12a7 7 0 1 0 12 5l-4 1-3-3 2-4a7 7 0 0 0-7 1z'],
    ['warm', 'M66 20l4-2 12 20-4 3z'],
    ground,
  ],
  'message to a parent': [
    ['brand', phone(16, 3, 42)],
    ['paper', box(19, 8, 12, 30)],
    ['line', `${writing(22, 14, [6, 4, 6, 5], 6)}M23 41.5h4`],
    ['paper', bubble(42, 7, 40, 14)],
    ['accent', bubble(48, 28, 34, 9)],
    ['line', `${writing(47, 12, [28, 18])}${writing(53, 32.5, [20])}`],
  ],
  'cupboard key': [
    ['line', 'M20 22v-8a9 9 0 0 1 18 0v8'],
    ['accent', box(13, 22, 32, 20)],
    ['dark', `${disc(29, 30, 2.5)}M28 31h2v6h-2z`],
    ['line', 'M60 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
    ['paper', 'M62 19h5v18h5v2h-3v3h-7z'],
    ['brand', 'M71 18l5-2 6 16 4-1 1 3-4 1 1 3-6 2z'],
    ground,
  ],
  'torn receipt': [
    ['paper', 'M24 5h26l-5 6 4 6-5 6 5 6-4 6 3 7h-24z'],
    ['line', writing(29, 12, [12, 9, 12, 8, 11], 6)],
    ['paper', 'M60 9h16v34h-20l-3-7 4-6-5-6 5-6-3-5z'],
    ['line', 'M64 16h8m-8 6h8m-8 6h8'],
    ['warm', box(62, 33, 11, 6)],
  ],
  'folder of scores': [
    ['accent', 'M20 12h18l4 5h34v25h-56z'],
    ['paper', 'M26 8h38v30h-38z'],
    ['line', writing(31, 14, [18, 22, 16], 5)],
    ['brand', `${box(56, 12, 4, 4)}${box(56, 17.5, 4, 4)}`],
    ['brand', 'M16 24h56l4 18h-56z'],
    ground,
  ],
  'phone and coins': [
    ['paper', phone(22, 3, 39)],
    ['brand', box(25, 8, 12, 12)],
    ['line', 'M25 25h12M25 30h8M29 38h4'],
    ['accent', `${disc(62, 34.5, 7.5)}${disc(77, 34.5, 7.5)}${disc(69.5, 21.5, 7.5)}`],
    ['line', 'M46 20h9m-3-3l3 3-3 3M62 32v5M77 32v5M69.500 19v5'],
    ground,
  ],
  'school office': [
    ['paper', box(14, 6, 28, 18)],
    ['brand', box(17, 9, 10, 12)],
    ['accent', box(29, 9, 10, 12)],
    ['brand', box(12, 30, 72, 4)],
    ['line', 'M18 34v8m60-8v8'],
    ['warm', `${box(56, 26, 20, 4)}${box(58, 22, 16, 4)}`],
    ['paper', box(60, 18, 14, 4)],
    ['line', 'M46 30v-9h-4m4 0l5-4'],
    ground,
  ],
  'mast in the hills': [
    ['brand', 'M8 42q14-22 26-14q10-14 22-2q12-8 32 16z'],
    ['line', 'M66 32l5-22 5 22M68 24h6M67 29l8-5M71 10v-4'],
    ['warm', disc(71, 6, 2)],
    ['line', 'M62 2a10 10 0 0 0 0 9M80 2a10 10 0 0 1 0 9'],
    ['accent', disc(22, 12, 6)],
  ],
  'tools on a bench': [
    ['brand', box(12, 30, 72, 5)],
    ['line', 'M20 35v7m56-7v7'],
    ['paper', box(18, 8, 30, 18)],
    ['accent', box(22, 12, 22, 10)],
    ['line', 'M33 26v4m-7 0h14'],
    ['warm', 'M58 10h6v12h-6zM68 14h14v6h-14z'],
    ['paper', 'M60 22h2v8h-2zM74 20h3v10h-3z'],
    ground,
  ],
  'school under a roof': [
    ['paper', box(12, 20, 72, 22)],
    ['accent', box(12, 35, 72, 7)],
    ['warm', 'M7 21l7-12h68l7 12z'],
    ['line', 'M20 10l-3 10M30 10l-2 10M40 10l-1 10M56 10l1 10M66 10l2 10M76 10l3 10'],
    [
      'brand',
      `${box(18, 25, 9, 7)}${box(31, 25, 9, 7)}${box(58, 25, 9, 7)}${box(71, 25, 9, 7)}${box(44, 25, 9, 17)}`,
    ],
    ground,
  ],
  'solar panel': [
    ['accent', disc(74, 12, 7)],
    ['brand', 'M22 14h36l8 20h-36z'],
    ['line', 'M34 14l8 20M46 14l8 20M25 21h36M28 28h36M46 34v8m-6 0h12'],
    ['line', 'M62 6l-3-2m3 8h-4m10 10l-1 4m14-2l2 3'],
    ground,
  ],
  'slate and chalk': [
    ['warm', box(18, 6, 50, 36)],
    ['brand', box(22, 10, 42, 28)],
    ['line', 'M74 42l4-28 4 1-4 27z'],
    ['accent', 'M28 32l5-14 5 14zM44 18h5a3 3 0 0 1 0 6h-5zM44 24h6a4 4 0 0 1 0 8h-6z'],
  ],
} satisfies Record<string, readonly DrawingShape[]>;

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as [DrawingName, ...DrawingName[]];

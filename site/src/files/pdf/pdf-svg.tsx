// A plain SVG of ours in a PDF: bars, dots and words, whose class names say their colours.
import { Circle, Rect, Svg, Text } from '@react-pdf/renderer';
import type { HTMLElement } from 'node-html-parser';
import type { ReactNode } from 'react';
import { colours } from './pdf-styles.ts';

const tones: Record<string, string> = {
  brand: colours.brand,
  quiet: colours.mark,
  warm: colours.warm,
  accent: colours.accent,
  track: colours.sunk,
};

const STRETCHED_LINE = 6;

/** As wide as it is told; one that may be stretched keeps its height. */
export function pdfSvg(svg: HTMLElement, width: number): ReactNode {
  const box = svg.getAttribute('viewBox') ?? svg.getAttribute('viewbox') ?? '';
  const [, , wide = 1, tall = 1] = box.split(' ').map(Number);
  const stretched = svg.getAttribute('preserveAspectRatio') === 'none';
  const height = stretched ? (tall / STRETCHED_LINE) * 7 : (width / wide) * tall;
  const scale = { x: width / wide, y: height / tall };
  return (
    <Svg width={width} height={height}>
      {svg.querySelectorAll('rect, circle, text').map((shape) => drawn(shape, scale))}
    </Svg>
  );
}

type Scale = { x: number; y: number };

function drawn(shape: HTMLElement, { x, y }: Scale): ReactNode {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const key = shape.range[0];
  const fill = tones[shape.classNames] ?? colours.ink;
  switch (shape.rawTagName) {
    case 'rect': {
      const size = { width: number('width') * x, height: number('height') * y };
      return <Rect key={key} x={number('x') * x} y={number('y') * y} {...size} fill={fill} />;
    }
    case 'circle':
      return <Circle key={key} cx={number('cx') * x} cy={number('cy') * y} r={number('r') * x} fill={fill} />;
    default:
      return (
        <Text
          key={key}
          x={number('x') * x}
          y={number('y') * y}
          textAnchor="middle"
          fill={fill}
          style={{ fontSize: 8 }}
        >
          {shape.text}
        </Text>
      );
  }
}

// The drawings of the brand guidelines. A text places one with `<figure data-draw="palette"></figure>`.
import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import css from '~/styles/tokens.css?raw';
import { organisation } from '../../facts/organisation.ts';
import { MARK } from '../../lib/mark.ts';
import { tokensOf } from '../../lib/tokens.ts';
import { CELL, weave } from '../../lib/weave.ts';
import { colours, MARGIN, PAPER } from './pdf-styles.ts';

const WIDTH = PAPER.width - 2 * MARGIN;

const drawings: Record<string, () => ReactNode> = {
  logos: () => (
    <View style={styles.tiles}>
      <LogoTile ground={colours.paper} bars={colours.ink} step={colours.accent} />
      <LogoTile ground={colours.deep} bars={colours.onDeep} step={colours.accent} />
      <LogoTile ground={colours.accent} bars={colours.ink} step={colours.ink} />
    </View>
  ),
  room: () => (
    <View style={styles.room}>
      <View style={styles.roomInner}>
        <Mark size={72} bars={colours.ink} step={colours.accent} />
      </View>
    </View>
  ),
  palette: () => (
    <View>
      <Palette name="Light" selector=":root" />
      <Palette name="Dark" selector=".dark" />
    </View>
  ),
  type: () => (
    <View style={styles.specimen}>
      <Text style={styles.specimenLarge}>Every learner, every fee, every term</Text>
      <Text style={styles.specimenSmall}>
        ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789
      </Text>
    </View>
  ),
  weave: () => (
    <View>
      {['learners', 'fees', 'registers'].map((seed) => (
        <WeaveStrip key={seed} seed={seed} />
      ))}
    </View>
  ),
};

export function drawing(name: string): ReactNode {
  const make = drawings[name];
  if (!make) throw new Error(`There is no drawing "${name}" in pdf/drawings.tsx.`);
  return (
    <View style={styles.drawing} wrap={false}>
      {make()}
    </View>
  );
}

function Mark({ size, bars, step }: { size: number; bars: string; step: string }) {
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${MARK.size} ${MARK.size}`}>
      <Path d={MARK.bars} fill={bars} />
      <Path d={MARK.step} fill={step} />
    </Svg>
  );
}

function LogoTile({ ground, bars, step }: { ground: string; bars: string; step: string }) {
  return (
    <View style={[styles.tile, { backgroundColor: ground }]}>
      <Mark size={34} bars={bars} step={step} />
      <Text style={[styles.tileName, { color: bars }]}>{organisation.name}</Text>
    </View>
  );
}

/** The tokens that the guidelines name, with what they are called there. */
const SHOWN = [
  ['ground', 'Ground'],
  ['raised', 'Raised'],
  ['ink', 'Ink'],
  ['quiet', 'Quiet ink'],
  ['brand', 'Nile green'],
  ['accent', 'Marigold'],
  ['warm', 'Murram'],
  ['line', 'Lines'],
] as const;

function Palette({ name, selector }: { name: string; selector: ':root' | '.dark' }) {
  const token = tokensOf(css, selector);
  return (
    <View wrap={false}>
      <Text style={styles.paletteName}>{name}</Text>
      <View style={styles.palette}>
        {SHOWN.map(([key, label]) => (
          <View key={key} style={styles.swatch}>
            <View style={[styles.swatchColour, { backgroundColor: token(key) }]} />
            <Text>{label}</Text>
            <Text style={styles.swatchCode}>{token(key).toUpperCase()}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

function WeaveStrip({ seed }: { seed: string }) {
  const strip = weave(seed, 50, 4);
  const tones = [
    tokensOf(css, ':root')('weave-0'),
    colours.brand,
    colours.accent,
    tokensOf(css, ':root')('weave-3'),
  ];
  const scale = WIDTH / strip.width;
  return (
    <View style={styles.strip}>
      <Svg width={WIDTH} height={strip.height * scale} viewBox={`0 0 ${strip.width} ${strip.height}`}>
        {strip.paths.map(
          (path, tone) =>
            path && <Path key={path} d={path} stroke={tones[tone] ?? ''} strokeWidth={CELL.width * 0.6} />,
        )}
      </Svg>
      <Text style={styles.swatchCode}>{`drawn from the word “${seed}”`}</Text>
    </View>
  );
}

const display = { fontFamily: 'Bricolage', fontWeight: 700 } as const;

const styles = StyleSheet.create({
  drawing: { marginTop: 6, marginBottom: 12 },
  tiles: { flexDirection: 'row', borderWidth: 0.75, borderColor: colours.line },
  tile: { flex: 1, height: 92, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  tileName: { marginLeft: 8, ...display, fontSize: 30, letterSpacing: -0.8 },
  room: {
    alignSelf: 'flex-start',
    padding: 22,
    borderWidth: 0.75,
    borderStyle: 'dashed',
    borderColor: colours.warm,
  },
  roomInner: { borderWidth: 0.75, borderColor: colours.line },
  paletteName: { marginTop: 6, marginBottom: 4, ...display, fontSize: 10.5 },
  palette: { flexDirection: 'row', flexWrap: 'wrap' },
  swatch: { width: '12.5%', paddingRight: 6, fontSize: 8.5 },
  swatchColour: { height: 40, marginBottom: 4, borderWidth: 0.75, borderColor: colours.line },
  swatchCode: { fontSize: 8, color: colours.quiet },
  specimen: { paddingVertical: 10, borderTopWidth: 1.5, borderTopColor: colours.ink },
  specimenLarge: { ...display, fontSize: 26, lineHeight: 1.1, letterSpacing: -0.5 },
  specimenSmall: { marginTop: 8, ...display, fontSize: 12 },
  strip: { marginBottom: 8 },
});

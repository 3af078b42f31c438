// Sections that only put a small part under a heading.
import type { z } from 'astro/zod';
import { section } from '~/components/define-section';
import { Section } from '~/components/Section/Section';
import { section as headed } from '~/components/Section/schema';
import { points as pointsWords } from '~/components/schema';
import { Ticks } from '~/components/Ticks/Ticks';
import { timetableWords } from '~/components/Timetable/schema';
import { Timetable } from '~/components/Timetable/Timetable';

const listWords = headed({ points: pointsWords });

export const points = section({
  name: 'points',
  title: 'Points',
  schema: listWords,
  component: ({ points, ...words }: z.infer<typeof listWords>) => (
    <Section {...words}>
      <Ticks items={points} />
    </Section>
  ),
});

const weekWords = headed(timetableWords.shape);

export const timetable = section({
  name: 'timetable',
  title: 'Timetable',
  schema: weekWords,
  component: ({ entries, ...words }: z.infer<typeof weekWords>) => (
    <Section {...words}>
      <Timetable entries={entries} />
    </Section>
  ),
});

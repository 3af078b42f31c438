// A vulnerability report. Name and address may stay empty: an anonymous report is better than none.
import { choice, consent, email, line, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';

export const severities = [
  { value: 'critical', label: 'Critical' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
  { value: 'unsure', label: 'I am not sure' },
] as const;

export const securityReport = defineForm({
  id: 'security-report',
  name: 'Security report',
  fields: {
    title: line({
      label: 'The problem in one line',
      missing: 'Describe the problem in one line',
      max: 160,
    }),
    target: line({
      label: 'Where it is',
      missing: 'Enter where you found it',
      hint: 'The address, app and version, or part of the API',
      max: 300,
    }),
    severity: choice({
      label: 'How serious you think it is',
      as: 'radio',
      missing: 'Choose how serious you think it is',
      options: severities,
    }),
    steps: text({
      label: 'How to reproduce it',
      missing: 'Tell us how to reproduce it, step by step',
      hint: 'Step by step. Leave out learners’ data: say what you could see, not what it was',
      max: 10_000,
      rows: 8,
    }),
    impact: text({
      label: 'What someone could do with it',
      missing: 'Tell us what someone could do with it',
      max: 4000,
      rows: 4,
    }),
    name: line({ label: 'Name or handle', autocomplete: 'name' }),
    email: email({
      label: 'Email',
      hint: 'Without it we cannot acknowledge the report or pay a reward',
    }),
    credit: tick({ label: 'Name me in the hall of thanks once it is fixed' }),
    rules: consent({
      label: 'I tested with consent, and disrupted no classes and no exams',
      missing: 'Tick the box to say you tested with consent and disrupted no classes and no exams',
    }),
  },
});

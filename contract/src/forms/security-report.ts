// A vulnerability report. Name and address may stay empty: an anonymous report is better than none.
import { choice, consent, email, line, text, tick } from '../fields.ts';
import { defineForm } from '../form.ts';

export const securityReport = defineForm({
  id: 'security-report',
  fields: {
    title: line({ required: true, max: 160 }),
    target: line({ required: true, max: 300 }),
    severity: choice({ as: 'radio', values: ['critical', 'high', 'medium', 'low', 'unsure'] }),
    steps: text({ required: true, max: 10_000, rows: 8 }),
    impact: text({ required: true, max: 4000, rows: 4 }),
    name: line({ autocomplete: 'name' }),
    email: email({ shared: 'email' }),
    credit: tick(),
    rules: consent(),
  },
});

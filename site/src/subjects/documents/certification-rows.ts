// Certificates as rows of a register, with "Renewal due" once the last day has passed: at build, and again at view time.
import type { Certification } from '~/facts/certifications';
import { type IsoDay, isUpcoming } from '~/lib/dates';

export const certificationColumns = ['Certificate', 'Last audit', 'Valid until', 'Status'] as const;

export function certificationRows(certifications: readonly Certification[], today: IsoDay) {
  return certifications.map(({ name, description, status, lastAudit, validUntil, lastDay }) => ({
    name,
    note: description,
    cells: [lastAudit, validUntil, statusOf(status, lastDay, today)],
  }));
}

function statusOf(label: string, lastDay: IsoDay | undefined, today: IsoDay) {
  const state = { label, tone: 'good' as const };
  if (!lastDay) return { state };
  const past = !isUpcoming(lastDay, today);
  return { state, after: { label: 'Renewal due', tone: 'warm' as const, day: lastDay, past } };
}

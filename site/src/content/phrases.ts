// The messages that go out to families, in English: what a translator starts from. `{…}` is filled in.

export const phrases = [
  {
    id: 'fees.reminder',
    text: '{school}: {learner} has a balance of {amount} for {term}. Pay by MTN MoMo or Airtel Money before {day}. Questions: {phone}',
    note: 'A reminder, not a threat. No word for debt.',
  },
  {
    id: 'fees.received',
    text: '{school}: {amount} received for {learner}. Balance {balance}. Receipt {receipt}. Thank you.',
    note: 'Parents keep this one: it is their receipt.',
  },
  {
    id: 'fees.request',
    text: 'Fees of {learner}, {school}',
    note: 'Stands in the prompt above the PIN. As short as it can be.',
  },
  {
    id: 'attendance.absent',
    text: '{school}: {learner} was not in class on {day}. Please call {phone}.',
    note: 'Read at work, in public. It accuses nobody.',
  },
  {
    id: 'meeting.call',
    text: '{school}: meeting of {class} parents on {day} at {time}, {place}. Please come.',
    note: 'Times with am or pm: hours are counted from sunrise in several languages.',
  },
  {
    id: 'results.ready',
    text: '{school}: the {term} report card of {learner} is ready. Come for it, or ask on {phone}.',
    note: 'Says where the report is, never what is in it.',
  },
] as const;

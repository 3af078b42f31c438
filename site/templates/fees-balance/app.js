// The balance, and how it came about: the statement of one learner, set so that a parent can check the sum.
const byId = (id) => document.getElementById(id);
const amount = new Intl.NumberFormat('en-UG');
const shillings = new Intl.NumberFormat('en-UG', {
  style: 'currency',
  currency: 'UGX',
  // “UGX 1,250,000”: left to itself it says “USh”.
  currencyDisplay: 'code',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en-UG', { day: 'numeric', month: 'short', timeZone: 'Africa/Kampala' });
const { learner, statement: sample } = globalThis.SAMPLE;

/** The newest statement there is: from the server, else as it was last seen, else the sample. */
async function load() {
  const place = `statement:${learner.id}`;
  try {
    if (!location.protocol.startsWith('http'))
      throw new Error('Opened from a folder there is no server to ask.');
    const reply = await fetch(`api/learners/${learner.id}/statement`);
    if (!reply.ok) throw new Error(`The server said ${reply.status}.`);
    const statement = await reply.json();
    localStorage.setItem(place, JSON.stringify({ statement, seen: new Date().toISOString() }));
    return { statement, note: 'As of now.' };
  } catch {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null');
    if (!kept) return { statement: sample, note: 'Sample figures: no server has answered yet.' };
    return { statement: kept.statement, note: `No connection. As of ${day.format(new Date(kept.seen))}.` };
  }
}

function row(...cells) {
  const line = document.createElement('tr');
  for (const text of cells) line.insertCell().textContent = text;
  return line;
}

function show({ statement, note }) {
  const { opening_balance, lines, balance, term } = statement;
  const [year, number] = term.split('-');
  byId('who').textContent = `${learner.first_name} ${learner.last_name}, ${learner.class} ${learner.stream}`;
  // Below zero is paid ahead.
  byId('balance').textContent =
    balance > 0
      ? `${shillings.format(balance)} to pay`
      : balance < 0
        ? `${shillings.format(-balance)} ahead`
        : 'All paid';
  byId('term').textContent = `Term ${'I'.repeat(Number(number))}, ${year}`;
  byId('lines').replaceChildren(
    row('', 'Brought forward', amount.format(opening_balance)),
    ...lines.map((line) =>
      row(day.format(new Date(line.date)), line.description, amount.format(line.amount)),
    ),
  );
  byId('sum').replaceChildren(row('', 'Balance', amount.format(balance)));
  byId('state').textContent = note;
}

load().then(show);

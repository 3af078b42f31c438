// A register that never waits for the network: each tap is kept on the phone at once, and a day is sent when there is
// a signal. Sending the same day twice does no harm: the whole register replaces what was there.
const { school, stream, learners } = globalThis.REGISTER;
const className = globalThis.REGISTER.class;
const byId = (id) => document.getElementById(id);

/** Today in Kampala, which is three hours ahead of UTC all year. */
const today = () => new Date(Date.now() + 3 * 3600 * 1000).toISOString().slice(0, 10);

// One entry a day: { marks: { learner: 'present' | 'absent' }, sent: boolean }.
const place = (date) => `register:${className}:${stream}:${date}`;
const read = (date) => JSON.parse(localStorage.getItem(place(date)) ?? '{"marks":{},"sent":true}');
const keep = (date, day) => localStorage.setItem(place(date), JSON.stringify(day));

function waitingDays() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(place('')) && !JSON.parse(localStorage.getItem(key)).sent)
    .map((key) => key.slice(place('').length));
}

function mark(learner, isPresent) {
  const date = byId('date').value;
  const day = read(date);
  // A learner nobody has marked yet counts as absent, and is sent as such.
  for (const { id } of learners) day.marks[id] ??= 'absent';
  day.marks[learner] = isPresent ? 'present' : 'absent';
  keep(date, { ...day, sent: false });
  show();
}

function row({ id, first_name, last_name }) {
  const item = document.createElement('li');
  const name = document.createElement('span');
  name.textContent = `${last_name} ${first_name}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.learner = id;
  button.addEventListener('click', () => mark(id, button.getAttribute('aria-pressed') !== 'true'));
  item.append(name, button);
  return item;
}

function show() {
  const { marks } = read(byId('date').value);
  for (const button of document.querySelectorAll('[data-learner]')) {
    const isPresent = marks[button.dataset.learner] === 'present';
    button.setAttribute('aria-pressed', String(isPresent));
    button.textContent = isPresent ? 'Present' : 'Absent';
    button.setAttribute('aria-label', `${button.previousSibling.textContent}: ${button.textContent}`);
  }
  byId('count').textContent = Object.values(marks).filter((each) => each === 'present').length;
  const waiting = waitingDays().length;
  byId('state').textContent =
    waiting === 0
      ? 'Everything is sent.'
      : `${waiting} ${waiting === 1 ? 'day waits' : 'days wait'} to be sent.`;
  byId('send').disabled = waiting === 0;
}

function stay() {
  byId('state').textContent = 'No connection. Your marks are safe on this phone.';
}

let sending = false;

/** One round at a time: a phone that changes networks says so more than once. */
async function sendWaiting() {
  // Opened from a folder there is no server to send to.
  if (!location.protocol.startsWith('http')) return stay();
  if (sending) return;
  sending = true;
  await sendDays();
  sending = false;
}

async function sendDays() {
  for (const date of waitingDays()) {
    const day = read(date);
    const marks = Object.entries(day.marks).map(([learner, mark]) => ({ learner, mark }));
    try {
      const reply = await fetch(`api/registers/${encodeURIComponent(className)}/${date}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ stream, marks }),
      });
      if (!reply.ok) throw new Error(`The server said ${reply.status}.`);
      // Somebody may have tapped on while it was under way: then the day still waits.
      if (JSON.stringify(read(date).marks) === JSON.stringify(day.marks)) keep(date, { ...day, sent: true });
    } catch {
      return stay();
    }
  }
  show();
}

byId('title').textContent = `${className} ${stream}, ${school}`;
byId('list').append(...learners.map(row));
byId('date').value = today();
byId('date').addEventListener('change', show);
byId('send').addEventListener('click', sendWaiting);
addEventListener('online', sendWaiting);
show();

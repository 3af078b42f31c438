'use client';
// The contact form as somebody would write it for a React app: state, a message at each field that is wrong, a post.
import { useRef, useState } from 'react';

const fields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel', optional: true },
  { name: 'company', label: 'School or company', autoComplete: 'organization', optional: true },
  {
    name: 'subject',
    label: 'Subject',
    options: {
      '': 'Select a subject',
      sales: 'Sales Inquiry',
      support: 'Technical Support',
      demo: 'Request a Demo',
      partnership: 'Partnership Opportunity',
      other: 'Other',
    },
  },
  { name: 'message', label: 'Message', rows: 5 },
  { name: 'referralCode', label: 'Referral code', optional: true },
];

function problemsOf(values) {
  const problems = {};
  for (const { name, label, optional } of fields)
    if (!optional && !values[name]?.trim()) problems[name] = `${label} is needed`;
  if (values.email && !/^\S+@\S+\.\S+$/.test(values.email)) problems.email = 'That is no email address';
  if (!values.privacy) problems.privacy = 'Please agree to the privacy policy';
  return problems;
}

function Control({ options, rows, type = 'text', problem, ...rest }) {
  const common = {
    ...rest,
    className: 'Field-module_input',
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${rest.id}-problem`,
  };
  if (rows) return <textarea {...common} rows={rows} />;
  if (!options) return <input {...common} type={type} />;
  return (
    <div className="Field-module_select">
      <select {...common}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ContactForm() {
  const [values, setValues] = useState({});
  const [problems, setProblems] = useState({});
  const [state, setState] = useState('writing');
  const form = useRef(null);

  const change = ({ target }) => {
    const value = target.type === 'checkbox' ? target.checked : target.value;
    setValues({ ...values, [target.name]: value });
    setProblems({ ...problems, [target.name]: undefined });
  };

  async function send(event) {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return form.current.elements[first].focus();
    setState('sending');
    const reply = await fetch('/api/forms/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    }).catch(() => undefined);
    setState(reply?.ok ? 'sent' : 'failed');
  }

  if (state === 'sent') return <p role="status">Message sent successfully!</p>;
  return (
    <form ref={form} className="FormFrame-module_form" onSubmit={send} noValidate>
      <div className="FormFrame-module_fields">
        {fields.map(({ name, label, optional, ...field }) => (
          <div className="Field-module_field" key={name}>
            <label className="Field-module_label" htmlFor={name}>
              {label}
              {optional && <span className="Field-module_optional"> (optional)</span>}
            </label>
            {problems[name] && <p id={`${name}-problem`}>{problems[name]}</p>}
            <Control
              {...field}
              id={name}
              name={name}
              value={values[name] ?? ''}
              onChange={change}
              problem={problems[name]}
            />
          </div>
        ))}
        <label className="Field-module_option">
          <input
            className="Field-module_box"
            type="checkbox"
            name="privacy"
            checked={values.privacy ?? false}
            onChange={change}
          />
          <span>
            I agree to the <a href="/privacy">privacy policy</a>
          </span>
        </label>
        {problems.privacy && <p>{problems.privacy}</p>}
      </div>
      <div className="FormFrame-module_foot">
        <button className="Action-module_action Action-module_primary" type="submit">
          {state === 'sending' ? 'Sending...' : 'Send message'}
        </button>
        <span role="status">{state === 'failed' && 'Your message was not sent'}</span>
      </div>
    </form>
  );
}

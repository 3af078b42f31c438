// The code of conduct: one text for the chat, the repositories and the meetups, shown on the page of each.
import { organisation } from '~/facts/organisation';
import type { CodeOfConductProps } from '~/subjects/community/CodeOfConduct/CodeOfConduct';

export const codeOfConduct = {
  id: 'conduct',
  title: 'Code of conduct',
  lead: 'The same in the chat, in the code and in the room. It holds for us as for everyone.',
  rules: [
    {
      title: 'Leave learners out of it',
      text: 'No real name, number, mark, balance or photograph of a learner or a family, not even to show a mistake. Use the sandbox.',
    },
    {
      title: 'Talk about the code, not the coder',
      text: 'Everyone was new once, and most of us taught ourselves. Say what is wrong and what would be right.',
    },
    {
      title: 'Nobody is hit on, mocked or pushed aside',
      text: 'Not for sex, age, tribe, faith, district, school, disability, spelling or phone. No message in private that you would not send in public, unless you were asked to.',
    },
    {
      title: 'Any language that people here speak',
      text: 'Answer in the one you were asked in, if you can. Add a line of English for whoever searches later.',
    },
    {
      title: 'Keys and weaknesses stay out of sight',
      text: 'A key you posted is a key you revoke at once. A weakness goes to the security team first, then to everyone.',
    },
    {
      title: 'What is said in the room is not quoted by name',
      text: 'Share what you learned. Ask before you photograph, record or name somebody.',
    },
  ],
  report: {
    title: 'When somebody does not keep to it',
    text: [
      'Tell us, or any organiser. Two people of the team read it, neither of them involved, and you hear from one within a day.',
      'We may ask somebody to stop, to stay away for a while, or to go for good. Who reported it stays with us.',
    ],
    email: organisation.email.conduct,
    phone: organisation.phone.main,
  },
} satisfies CodeOfConductProps;

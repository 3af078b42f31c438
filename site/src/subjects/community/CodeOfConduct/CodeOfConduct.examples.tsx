// Two rules and whom to tell.
import { CodeOfConduct } from './CodeOfConduct';

export const examples = {
  rules: (
    <CodeOfConduct
      title="Code of conduct"
      lead="The same in the chat, the code and the room."
      rules={[
        { title: 'Be kind', text: 'Everyone was new once.' },
        { title: 'Leave learners out of it', text: 'No real name, number or mark.' },
      ]}
      report={{
        title: 'When something is wrong',
        text: ['Tell us. Two people read it.'],
        email: 'hello@tred.example',
        phone: '+256600900100',
      }}
    />
  ),
};

// The note as the contact page has it.
import { DataNote } from './DataNote';

export const examples = {
  contact: (
    <DataNote
      collector="Tred Technologies Ltd"
      purpose="to answer your message"
      kept="for 24 months"
      email="privacy@tred.example"
      policyHref="/privacy"
    />
  ),
};

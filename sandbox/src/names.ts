// Names that are common here, from which the sandbox's learners and guardians are put together by a seed. Nobody of
// them is a person.

export const girls: readonly string[] = `
  Aisha Annet Brenda Christine Doreen Esther Faith Fatuma Gloria Grace Irene Joan Joy Judith Lydia
  Mariam Martha Norah Patience Phiona Rebecca Ritah Ruth Sandra Sharon Stella Vivian Winnie`
  .trim()
  .split(/\s+/);

export const boys: readonly string[] = `
  Allan Brian Charles Daniel David Derrick Emmanuel Francis Hassan Ian Isaac Ivan Joel Jonathan Joseph
  Kenneth Mark Moses Paul Peter Rashid Ronald Samuel Simon Swaib Timothy`
  .trim()
  .split(/\s+/);

export const lastNames: readonly string[] = `
  Acan Achieng Adong Akello Amongin Anyango Apio Asiimwe Atim Auma Ayikoru Babirye Baluku Birungi
  Byaruhanga Candiru Drani Ebong Kaggwa Kato Katushabe Kembabazi Kintu Kirabo Kisakye Kizza Kwagala
  Lubega Masaba Mugisha Mukasa Mulongo Musoke Mutesi Muwanga Nabirye Nabwire Nafula Nakato Nalubega
  Namazzi Nambi Nankya Natukunda Nekesa Nsubuga Ocen Odeke Odongo Ojok Okello Okot Opio Otim Rwothomio
  Ssali Ssebunya Tumusiime Turyasingura Wanyama Wasswa`
  .trim()
  .split(/\s+/);

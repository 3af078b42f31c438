import { Home } from '../../same/Home.jsx';
import '../../same/home.css';

export const meta = () => [{ title: 'Tred: education management for Uganda and East Africa' }];

export default Home;

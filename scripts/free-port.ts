// The desk's tests use it too, and the desk imports nothing from scripts/.
export { freePort } from '../desk/src/free-port.ts';

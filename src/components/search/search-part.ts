/** What is loaded when a search is near: one chunk of its own. */
export { startSearch } from '../../search/start'
export { SearchPanel } from './SearchPanel'

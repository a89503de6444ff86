/** The folder's door: what orders need of groups. */

export { endingGroups, failOverdue, markEnded } from './places.queries.ts';
export {
  type GroupTerms,
  groupOffer,
  groupStateOf,
  groupTerms,
  leavePlaces,
  type Place,
  PlaceGone,
  payPlaces,
  takePlace,
} from './places.ts';

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

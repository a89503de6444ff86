export { groupStateOf } from './group-buy.rules.ts';
export { endingGroups, failOverdue, markEnded } from './places.queries.ts';
export {
  type GroupTerms,
  groupOffer,
  groupTerms,
  leavePlaces,
  type Place,
  PlaceGone,
  payPlaces,
  takePlace,
} from './places.ts';

import { ArboretumBoard } from "./arboretum-board.js";
import { TreeSocietyBoard } from "./tree-society-board.js";

/** What a lesson of each game looks like. @type {Record<string, any>} */
export const BOARDS = { arboretum: ArboretumBoard, "tree-society": TreeSocietyBoard };

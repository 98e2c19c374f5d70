// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Token {
    function transfer(address to, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Says in its logs that the caller got a million, and gives nothing.
contract LyingToken {
    string public symbol = "GIFT";
    uint8 public decimals = 18;
    uint256 public totalSupply = 1_000_000_000e18;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function claim() external {
        emit Transfer(address(this), msg.sender, 1_000_000e18);
    }
}

/// Pays the caller where it notices a simulation, and takes what it may where it doesn't.
contract RedPill {
    Token public immutable token;
    bool private wasAsked;

    constructor(Token given) {
        token = given;
    }

    /// Notices blocks without a miner, a price or randomness, as simulators make them by default.
    function claim() external {
        bool isSimulated =
            block.coinbase == address(0) || tx.gasprice == 0 || block.basefee == 0 || block.prevrandao == 0;
        settle(isSimulated);
    }

    /// Notices that somebody asked this contract for a balance just before.
    function claimUnasked() external {
        settle(wasAsked);
    }

    function balanceOf(address) external returns (uint256) {
        wasAsked = true;
        return 0;
    }

    function settle(bool isSimulated) private {
        if (isSimulated) token.transfer(msg.sender, 100e6);
        else token.transferFrom(msg.sender, address(this), 5_000e6);
    }
}

/// Does one thing and says another: the function that looks like a claim replaces the code.
contract Proxy {
    address public implementation;

    event Upgraded(address indexed implementation);

    function upgradeTo(address next) public {
        implementation = next;
        emit Upgraded(next);
    }

    function claim(address next) external {
        upgradeTo(next);
    }
}

/// Wraps the coin of the network.
contract Wrapped {
    string public symbol = "WCOIN";
    uint8 public decimals = 18;
    mapping(address => uint256) public balanceOf;

    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        balanceOf[msg.sender] -= value;
        payable(msg.sender).transfer(value);
        emit Withdrawal(msg.sender, value);
    }
}

/// Refuses.
contract Refusing {
    function claim() external pure {
        revert("The sale is over");
    }
}

/// The parts of Permit2 that matter here: allowances with an end, on top of one allowance to this contract.
contract PermitTwo {
    struct Allowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    mapping(address => mapping(address => mapping(address => Allowance))) public allowance;

    event Approval(
        address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration
    );

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        allowance[msg.sender][token][spender] = Allowance(amount, expiration, 0);
        emit Approval(msg.sender, token, spender, amount, expiration);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowance storage allowed = allowance[from][token][msg.sender];
        require(block.timestamp <= allowed.expiration && allowed.amount >= amount, "Not allowed");
        if (allowed.amount != type(uint160).max) allowed.amount -= amount;
        Token(token).transferFrom(from, to, amount);
    }
}
